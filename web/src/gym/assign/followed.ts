/** What members follow: a workout or a diet plan. */
export interface Followed {
  kind: 'workout' | 'dietPlan';
  /** Global id. */
  id: string;
  name: string;
  /** How many members follow it. */
  memberCount: number;
}
