import type { Region } from './regions.ts';

/** Names that customers write in their own script. */
const DEVANAGARI = [
  'सरोज देवी',
  'कमला शर्मा',
  'राम प्रसाद यादव',
  'सुनीता गुप्ता',
  'गीता अग्रवाल',
  'मोहन लाल मीणा',
  'पुष्पा चौधरी',
  'विमला जैन',
  'श्याम सुंदर वर्मा',
  'उर्मिला राठौड़',
  'शांति देवी',
  'ओम प्रकाश तिवारी',
  'लता कुलकर्णी',
  'संतोष पाटील',
  'मंगला देशमुख',
  'गणेश जाधव',
  'सुरेखा शिंदे',
  'ज्योत्स्ना जोशी',
  'प्रेमलता सिंह',
  'दुर्गा सोनी',
  'राधेश्याम सैनी',
  'मीरा मिश्रा',
];

const GUJARATI = [
  'ગીતાબેન પટેલ',
  'રમેશભાઈ શાહ',
  'હંસાબેન મહેતા',
  'કિરણબેન દેસાઈ',
  'ભરતભાઈ સોલંકી',
  'જયશ્રીબેન ત્રિવેદી',
  'મંજુલાબેન પરમાર',
  'દિનેશભાઈ ઠક્કર',
  'કોકિલાબેન ગાંધી',
  'અરવિંદભાઈ પ્રજાપતિ',
  'ઇલાબેન વ્યાસ',
  'નરેશભાઈ પારેખ',
  'શાંતાબેન રબારી',
  'હસમુખભાઈ જોશી',
];

const TAMIL = [
  'கமலா சுந்தரம்',
  'முருகன் செல்வம்',
  'லட்சுமி நாராயணன்',
  'செல்வி ராஜன்',
  'குமார் வேலு',
  'மீனா கண்ணன்',
  'சரஸ்வதி பாண்டியன்',
  'ராமசாமி கோபால்',
  'வள்ளி மணி',
  'தமிழரசி குமரன்',
  'பாலசுப்ரமணியம்',
  'ஜெயந்தி முத்து',
  'அன்பரசன் ராஜா',
  'காவேரி துரை',
];

/** Names in the script of a region: mostly the shop's own, and a few of the others. */
export function namesInScript(home: Region): string[] {
  const counts = { devanagari: 7, gujarati: 4, tamil: 4 };
  if (home === 'gujarat') counts.gujarati = GUJARATI.length;
  else if (home === 'tamil') counts.tamil = TAMIL.length;
  else counts.devanagari = DEVANAGARI.length;
  return [
    ...DEVANAGARI.slice(0, counts.devanagari),
    ...GUJARATI.slice(0, counts.gujarati),
    ...TAMIL.slice(0, counts.tamil),
  ];
}
