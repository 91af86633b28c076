/** Suggested colours: dark ones that are readable in any code, and light ones for the background. */
export const DARK = ['#000000', '#0B5A75', '#17663A', '#2A559C', '#5B2A86', '#8F1E18', '#6B3E00'] as const;
export const LIGHT = ['#FFFFFF', '#FFF8E7', '#F4F7F7', '#E3F3E8', '#E7EEFA', '#FCE9E7'] as const;
