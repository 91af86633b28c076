import { problem, type Problem } from '../refusals/problem.ts';

/** The 100 most frequent PINs, by published counts of leaked four-digit codes (SecLists). */
const COMMONEST = new Set(
  `
  0000 0001 0007 0070 0101 0123 0907 0909 0987 1000 1001 1004 1010 1011 1020 1023 1024 1029 1111 1112
  1121 1122 1123 1124 1211 1212 1213 1221 1223 1224 1225 1230 1231 1233 1234 1235 1245 1313 1318 1324
  1357 1414 1515 1818 1963 1964 1966 1967 1968 1969 1970 1971 1972 1973 1974 1975 1976 1977 1978 1979
  1980 1981 1982 1983 1984 1985 1986 1987 1988 1989 1999 2000 2001 2002 2020 2112 2121 2222 2323 2345
  2424 2468 2525 2580 3333 4200 4321 4444 4545 5150 5555 5678 6666 6969 7410 7777 8520 8888 9876 9999
`
    .trim()
    .split(/\s+/),
);

/** What others may know about a user. */
export interface PinOwner {
  /** The own mobile, 10 digits. */
  mobile: string;
  birthYear?: number;
}

/** Whether a PIN is an obvious guess: a common one, the end of the own mobile, or the birth year. */
export function isGuessablePin(pin: string, { mobile, birthYear }: PinOwner): boolean {
  return COMMONEST.has(pin) || mobile.endsWith(pin) || pin === String(birthYear);
}

/** A new PIN must not be guessable. */
export function checkNewPin(pin: string, owner: PinOwner): Problem | undefined {
  return isGuessablePin(pin, owner) ? problem('pin', 'PIN_TOO_EASY', 'session.pinTooEasy') : undefined;
}
