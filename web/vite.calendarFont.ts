import type { Plugin } from 'vite';

/**
 * Removes the icon font from FullCalendar's styles: it is a data: URL, which the content security policy forbids for
 * fonts, and this client renders its own icons.
 */
export const calendarFont = (): Plugin => ({
  name: 'calendar-font',
  transform: {
    filter: { id: /@fullcalendar\/core\/internal-common\.js/ },
    handler(code) {
      const without = code.replace(/@font-face\{font-family:fcicons;[^}]*\}/, '');
      if (without === code) throw new Error('FullCalendar has its icon font elsewhere now.');
      return { code: without, map: null };
    },
  },
});
