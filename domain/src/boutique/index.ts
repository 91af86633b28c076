export { checkMasters, FIXED_STATUSES, MAX_MASTERS, readStatus, type FixedStatus } from './status.ts';
export { moveTo, NEW_STAGE_TYPE, readStage, STAGE_TYPES, type StageType } from './stage.ts';
