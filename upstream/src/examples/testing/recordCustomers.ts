import type { Recorder } from './Recorder.ts';

/** Erases a customer that no other call uses. */
export async function recordErasure(at: Recorder): Promise<void> {
  const name = 'Ravi Menon';
  await at.send('customers.addCustomer', { body: { name, mobile: '9829041599' } });
  const customer_id = at.at('customers.addCustomer', 'customer_id');
  await at.send('customers.eraseCustomer', { body: { customer_id, name } });
}

/** Merges a customer who was added twice. */
export async function recordMerge(at: Recorder): Promise<void> {
  const added: { id: string; version: string }[] = [];
  for (const mobile of ['9829041597', '9829041598']) {
    await at.send('customers.addCustomer', { body: { name: 'Ravi Menon', mobile } });
    const id = at.at('customers.addCustomer', 'customer_id');
    await at.send('customers.customerDetails', { query: { customer_id: id } });
    added.push({ id, version: at.at('customers.customerDetails', 'customer', 'version') });
  }
  const [keep, merged] = added;
  if (!keep || !merged) throw new Error('There are two customers to merge');
  await at.send('customers.customerCounts', { query: { customer_ids: merged.id } });
  await at.send('customers.mergeCustomers', {
    body: {
      keep: keep.id,
      merged: merged.id,
      keep_version: keep.version,
      merged_version: merged.version,
      take: ['mobile'],
    },
  });
}

/** A customer's details, edit, notes, family and statuses. */
export async function recordCustomers(at: Recorder): Promise<void> {
  const customer_id = at.at('customers.addCustomer', 'customer_id');
  await at.send('customers.updateCustomer', {
    body: {
      id: customer_id,
      name: 'Priya Agarwal',
      mobile: '9829041526',
      dob: '1990-01-02',
      aadhar_no: '234567890123',
      location: 'C-Scheme, Jaipur',
    },
  });
  await at.send('customers.addOrEditNote', {
    body: { customer_id, note: 'Likes rimless frames. Call before delivery.', tag_list: 'Very Happy' },
  });
  await at.send('customers.submitMember', {
    body: {
      customer_id,
      memberId: 'MJ-20418',
      name: 'Anvi Agarwal',
      relation: 'Daughter',
      district: 'Jaipur',
    },
  });
  await at.send('customers.customerStatuses', { body: { business_id: 'All' } });
  await at.send('customers.saveBusinessHistory', { body: { customer_id, current_status: 'Interested' } });
  await at.send('customers.customerTimeline', { query: { customer_id, limit: 3 } });
  await at.send('customers.customerDetails', { query: { customer_id } });
  await at.send('customers.detailsOfCustomers', { query: { customer_ids: customer_id } });
  await at.send('customers.profileCompletion', { body: { customer_id } });
  await at.send('customers.setCustomerPicture', { body: { customer_id, image_id: null } });
  await at.send('customers.setConsent', { body: { customer_id, given: 1, source: 'COUNTER' } });
  await at.send('customers.exportCustomerData', { body: { customer_id } });
  await at.send('customers.customerData', { params: { id: customer_id } });
  await at.send('customers.deleteMember', { body: { id: at.at('customers.submitMember', 'data', 'id') } });
  await at.send('customers.deleteNote', {
    body: { note_id: at.at('customers.addOrEditNote', 'data', 'id') },
  });
}
