import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { Document, Page, pdfjs, useDocumentContext, usePageContext } from 'react-pdf';
import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';

// Here and nowhere else: the library sets a name of its own when it is loaded, and whoever imports it from elsewhere
// could draw before this line has run.
pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

export type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
export { Document, Page, useDocumentContext, usePageContext };
