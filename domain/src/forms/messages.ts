export const formsMessages = {
  'forms.required': '{label} is required',
  'forms.inputRequired': 'Please input {label}!',
  'forms.fetchFailed': 'Failed to fetch form',
  'forms.loadFailed': 'An error occurred while loading the form.',
  'forms.startFailed': 'The form could not be opened.',
  'forms.noFields': 'No form fields available',
  'forms.notInList': 'Please select a value from the dropdown',
  'forms.notNumber': 'Please enter a valid number (e.g., 10.5)',
  'forms.notDate': 'Please enter a valid date (yyyy-mm-dd)',
  'forms.notYesOrNo': 'Please select Yes or No',
  'forms.tooLong': 'At most {max} characters',
  'forms.oneFile': 'Please choose one file',
};
