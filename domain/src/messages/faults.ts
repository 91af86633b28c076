/** Messages for faults between the screen and the shop's data, and for refusals that belong to no slice. */
export const faultMessages = {
  'faults.unreachable': 'Service is not reachable. Try again.',
  'faults.checkingSaved': 'We are checking whether this was saved',
  'faults.unsure':
    'No answer came, so we do not know whether this was saved. Check before you enter it again.',
  'faults.unsureOffline':
    'You are offline, so we do not know whether this was saved. Save it again when the connection is back.',
  'faults.checkAgain': 'Check again',
  'faults.notJson': 'Invalid response format. Expected JSON.',
  'faults.notAList': 'Invalid data format received from API',
  'faults.tooManyRequests': 'Too many requests. Try again in {n} s.',
  'faults.loadFailed': 'Failed to load data',
  'faults.partAway': 'No internet connection. This opens when it is back.',
  'faults.opensAgain': 'This page opens when the connection is back.',
  'faults.dataFrom': 'The data below is from {time}.',
  'faults.internal': 'Something went wrong on our side. Nothing was changed.',
  'faults.invalidInput': 'Please check the marked fields.',
  'faults.bodyType': 'This endpoint does not accept this content type.',
  'faults.pageSize': 'Ask for {min} to {max} at a time.',
  'faults.cursor': 'This cursor does not belong to this list.',
  'faults.offset': 'Skip 0 to {max} rows.',
  'faults.offsetAndCursor': 'Give a cursor or an offset, not both.',
  'faults.updatedSince':
    'Changes are known for a year, and 10,000 deleted records. Read the whole list instead.',
  'faults.notFound': 'This was not found. It may have been deleted.',
  'faults.payloadTooLarge': 'This file or request is too large.',
  'faults.changedMeanwhile': 'Someone changed this in the meantime. Check the new figures and try again.',
  'faults.keyReused': 'This key was used before with different content. Start again.',
  'faults.savedBefore':
    'An earlier attempt was saved, although no answer came. Check what is there before you save this as well.',
  'faults.shownOnce':
    'This was done before, and its answer is shown only once. If it is lost, make another one; revoke a lost API key.',
  'faults.stillRunning': 'This is already being saved. Wait a moment.',
  'faults.errorNumber': 'Error number {id}',
};
