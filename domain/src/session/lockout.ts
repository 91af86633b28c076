import { formatMessage, formatCount } from '../messages/formatMessage.ts';

/** The message of a locked login: how long until the next try, or, without `seconds`, that only the owner can unlock it. */
export function lockoutSentence(seconds: number | undefined): string {
  if (seconds === undefined) return formatMessage('session.lockedUntilReset');
  return formatMessage('session.lockedFor', { time: durationText(seconds) });
}

/** "45 seconds", "12 minutes", "3 hours": rounded up, so that nobody tries too early. */
export function durationText(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 60) return formatCount('dates.seconds', whole);
  const minutes = Math.ceil(whole / 60);
  if (minutes < 60) return formatCount('dates.minutes', minutes);
  return formatCount('dates.hours', Math.ceil(minutes / 60));
}
