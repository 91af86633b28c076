const FROM = { longitude: 60, latitude: 0 };
const TO = { longitude: 100, latitude: 40 };

const line = (...coordinates: [from: [number, number], to: [number, number]]) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: { type: 'LineString' as const, coordinates },
});

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** A line at every degree around India, so that panning is visible on an otherwise empty map. */
export const graticule = () => ({
  type: 'FeatureCollection' as const,
  features: [
    ...range(FROM.longitude, TO.longitude).map((x) => line([x, FROM.latitude], [x, TO.latitude])),
    ...range(FROM.latitude, TO.latitude).map((y) => line([FROM.longitude, y], [TO.longitude, y])),
  ],
});
