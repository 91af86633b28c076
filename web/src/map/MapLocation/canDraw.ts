let able: boolean | undefined;

/** Whether this browser can draw maps: that needs WebGL 2, which some machines and virtual desktops lack. */
export function canDraw(): boolean {
  able ??= hasWebGl();
  return able;
}

function hasWebGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}
