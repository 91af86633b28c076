export const catalogueImageMessages = {
  'catalogueImage.label': 'Image',
  'catalogueImage.empty': 'No picture',
  'catalogueImage.hint': 'JPEG or PNG, at most {n} MB. You can also drop or paste one here.',
  'catalogueImage.crop': 'Cut to a square',
  'catalogueImage.undo': 'Undo removing',
  'catalogueImage.goes': 'The picture is removed when you save.',
  'catalogueImage.preview': 'The picture as it will be shown',
};
