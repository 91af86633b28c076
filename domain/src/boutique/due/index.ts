export { DUE_BY, DUE_DAYS, DUE_GROUPS, dueGroup, lastDueDay, type DueBy, type DueGroup } from './due.ts';
export { checkDailyPieces, MAX_DAILY_PIECES, piecesOver } from './dailyPieces.ts';
