import { walk, type XmlNode } from './word-package.ts';

const words = (text: string): string[] => text.trim().split(/\s+/u);

/**
 * The sequences that ISO/IEC 29500 lays down for the children of these elements. Word opens a file that breaks one only
 * after repair, or drops what comes too late without a word.
 */
const sequences: Readonly<Record<string, readonly string[]>> = {
  'w:pPr': words(`pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs
    suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid
    spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl
    divId cnfStyle rPr sectPr pPrChange`),
  'w:rPr':
    words(`rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid
    vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang
    eastAsianLayout specVanish oMath`),
  'w:tblPr': words(`tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing
    tblInd tblBorders shd tblLayout tblCellMar tblLook tblCaption tblDescription`),
  'w:tblBorders': words('top left start bottom right end insideH insideV'),
  'w:tcPr': words(
    `cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark`,
  ),
  'w:tcBorders': words('top left start bottom right end insideH insideV tl2br tr2bl'),
  'w:tbl': words('tblPr tblGrid tr'),
  'w:tr': words('tblPrEx trPr tc'),
  'w:sectPr': words(`headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType
    pgNumType cols formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid printerSettings`),
  'w:style':
    words(`name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked
    personal personalCompose personalReply rsid pPr rPr tblPr trPr tcPr tblStylePr`),
  'w:abstractNum': words('nsid multiLevelType tmpl name styleLink numStyleLink lvl'),
  'w:lvl': words('start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr'),
  'w:numbering': words('numPicBullet abstractNum num numIdMacAtCleanup'),
  'w:docDefaults': words('rPrDefault pPrDefault'),
  'w:settings': words(`writeProtection view zoom removePersonalInformation removeDateAndTime doNotDisplayPageBoundaries
    displayBackgroundShape printPostScriptOverText printFractionalCharacterWidth printFormsData embedTrueTypeFonts
    embedSystemFonts saveSubsetFonts saveFormsData mirrorMargins alignBordersAndEdges bordersDoNotSurroundHeader
    bordersDoNotSurroundFooter gutterAtTop hideSpellingErrors hideGrammaticalErrors activeWritingStyle proofState
    formsDesign attachedTemplate linkStyles stylePaneFormatFilter stylePaneSortMethod documentType mailMerge revisionView
    trackRevisions doNotTrackMoves doNotTrackFormatting documentProtection autoFormatOverride styleLockTheme styleLockQFSet
    defaultTabStop autoHyphenation consecutiveHyphenLimit hyphenationZone doNotHyphenateCaps showEnvelope summaryLength
    clickAndTypeStyle defaultTableStyle evenAndOddHeaders bookFoldRevPrinting bookFoldPrinting bookFoldPrintingSheets
    drawingGridHorizontalSpacing drawingGridVerticalSpacing displayHorizontalDrawingGridEvery
    displayVerticalDrawingGridEvery doNotUseMarginsForDrawingGridOrigin drawingGridHorizontalOrigin
    drawingGridVerticalOrigin doNotShadeFormData noPunctuationKerning characterSpacingControl printTwoOnOne
    strictFirstAndLastChars noLineBreaksAfter noLineBreaksBefore savePreviewPicture doNotValidateAgainstSchema
    saveInvalidXml ignoreMixedContent alwaysShowPlaceholderText doNotDemarcateInvalidXml saveXmlDataOnly useXSLTWhenSaving
    saveThroughXslt showXMLTags alwaysMergeEmptyNamespace updateFields hdrShapeDefaults footnotePr endnotePr compat docVars
    rsids mathPr attachedSchema themeFontLang clrSchemeMapping doNotIncludeSubdocsInStats doNotAutoCompressPictures
    forceUpgrade captions readModeInkLockDown smartTagType schemaLibrary shapeDefaults doNotEmbedSmartTags decimalSymbol
    listSeparator`),
};

/** One line a fault: a child out of its place, or one that the element does not know. */
export function findOrderFaults(root: XmlNode): string[] {
  return [...walk(root)].flatMap((node) => {
    const sequence = sequences[node.name];
    if (!sequence) return [];
    const names = node.children.map(({ name }) => name.replace(/^w:/u, ''));
    const unknown = names.filter((name) => !sequence.includes(name));
    const places = names.map((name) => sequence.indexOf(name));
    const isSorted = places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
    if (unknown.length === 0 && isSorted) return [];
    return [`${node.name}: ${names.join(' ')}${unknown.length > 0 ? ` (unknown: ${unknown.join(' ')})` : ''}`];
  });
}
