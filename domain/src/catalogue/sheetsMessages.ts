/** Texts of spreadsheets: template, import, export (spec 1 §§4, 5, 8, 9; spec 3 §5). */
export const sheetsMessages = {
  // why a file is not read
  'sheets.refused.notSheet': 'This is not an Excel file. Save it as .xlsx and choose it again.',
  'sheets.refused.damaged': 'This file is damaged and can not be read. Save it again as .xlsx.',
  'sheets.refused.locked': 'This file is locked with a password. Save it without one and choose it again.',
  'sheets.refused.tooLarge': 'This file is too large. A file may have 5 MB and 999 rows.',
  'sheets.refused.tooManyParts': 'This file has too many parts. Copy the rows to the template.',
  'sheets.refused.tooManyRows': 'This file has more than 999 rows. Split it into several files.',
  'sheets.refused.macros': 'This file has macros. Save it as .xlsx without them and choose it again.',
  'sheets.refused.links':
    'This file is linked to other files or has some inside. Copy its values to the template.',
  'sheets.refused.unsafe': 'This file has parts that no spreadsheet needs. Copy its values to the template.',
  'sheets.refused.tooSlow': 'Reading this file takes too long. Copy the rows to the template.',
  'sheets.refused.empty': 'There are no rows under the headings.',
  'sheets.typeMissing': 'Choose what the file holds: products or services.',
  'sheets.wrongName': 'Choose an Excel file: .xlsx or .xls.',
  'sheets.uploadFailed': 'Upload failed',
  'sheets.badAnswer': 'Invalid response format from server.',

  // columns of our own
  'sheets.column.id': 'Id (leave as it is)',
  'sheets.column.expectedQuantity': 'Stock when exported (leave as it is)',
  'sheets.column.faults': 'To mend',

  // what is wrong with a cell
  'sheets.noHeading': 'This column has no heading. Give it one of the template, or clear it.',
  'sheets.unknownHeading': 'The template has no column “{heading}”. Clear the column, or name it as there.',
  'sheets.headingTwice': 'There are two columns “{heading}”. Clear one of them.',
  'sheets.headingMissing': 'The column “{label}” is missing.',
  'sheets.formula': 'This cell has a formula. Put its value there instead.',
  'sheets.errorValue': 'This cell has an error. Put a value there, or clear it.',
  'sheets.idUnknown': 'There is no item with this id any more. Clear the cell to add the row as a new item.',
  'sheets.titleTwice': 'Several items have this title. Say by its code which one is meant.',
  'sheets.sameAsRow': 'Row {row} is the same item. Clear one of the two.',
  'sheets.sameCode': 'Row {row} has this code already.',
  'sheets.stockChanged': 'The stock changed since the file was made: it is {n} now. Check, and export again.',
  'sheets.useless': 'Clear this cell: with what else the row says it counts for nothing.',

  // the workbooks
  'sheets.name.PRODUCT': 'Products',
  'sheets.name.SERVICE': 'Services',
  'sheets.template': 'Template',
  'sheets.faults': 'To mend',
  'sheets.help': 'How to fill in',
  'sheets.help.column': 'Column',
  'sheets.help.rule': 'What it takes',
  'sheets.help.rows': 'Rows',
  'sheets.help.rowsText': 'One row for each item, under the headings: row 2 to row 1000.',
  'sheets.help.again': 'Items that are there already',
  'sheets.help.againText':
    'A row changes the item with its id (in a downloaded list), else the one with its code, else the one with its title; any other row adds an item. Sending a file twice changes nothing.',
  'sheets.help.blank': 'Empty cells',
  'sheets.help.blankText':
    'In a downloaded list an emptied cell empties the field. In every other row an empty cell leaves the field as it is.',
  'sheets.help.stock': 'Stock',
  'sheets.help.stockText':
    'A new quantity for an item that is there is kept as a correction. If some were sold meanwhile, the row is told instead.',
  'sheets.help.pictures': 'Pictures',
  'sheets.help.picturesText': 'Pictures are added in Galla, not in this file.',
  'sheets.rule.required': 'Must be filled in.',
  'sheets.rule.list': 'One of: {list}.',
  'sheets.rule.longList': 'One of {n} values: click the cell to choose.',
  'sheets.rule.open': 'Choose one, or type another.',
  'sheets.rule.number': 'A number of at least 0, such as 10.5.',
  'sheets.rule.date': 'A date, such as 2026-11-22.',
  'sheets.rule.text': 'Text.',

  // what an import did
  'sheets.haveFaults': 'Some cells need a look.',
  'sheets.faultsFound.one': '{n} cell needs a look: {first}',
  'sheets.faultsFound.other': '{n} cells need a look. The first is {first}',
  'sheets.imported': '{added} added, {changed} changed, {unchanged} as they were.',
  'sheets.stopped': 'The import was stopped. Nothing was changed.',
  'sheets.planChanged': 'Items were changed meanwhile. Look at the rows again before you import them.',
};
