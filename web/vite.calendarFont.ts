import type { Plugin } from 'vite';

/**
 * Takes the icon font out of FullCalendar's styles: it comes as a data: address, which the content security policy
 * allows no font, and this client draws its own icons.
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
