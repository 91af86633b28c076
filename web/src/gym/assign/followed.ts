/** A workout or diet plan that members follow. */
export interface Followed {
  kind: 'workout' | 'dietPlan';
  /** Global id. */
  id: string;
  name: string;
  /** Number of members who follow it. */
  memberCount: number;
}
