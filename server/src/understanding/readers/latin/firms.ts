import { wordSet } from './locks.ts';

const firms = wordSet(`
adidas airbnb airbus alibaba alphabet amazon amd apple avianca baidu bbva bimbo blackberry boeing bmw burger-king byd carrefour cemex chevron coca-cola colgate costco danone dell disney dhl easyjet ebay ericsson exxonmobil facebook falabella
fedex ford google h&m heineken hilton honda hp huawei hyundai iberia ibm ikea inditex intel kfc kia kodak latam lenovo lg lidl lyft mango marriott mastercard mcdonald’s mcdonald's mercadolibre mercadona meta microsoft motorola natura nestlé
nestle netflix nike nintendo nissan nokia nvidia oracle patagonia paypal pepsi pepsico pfizer puma qualcomm rappi reebok renault repsol ryanair samsung santander sap seat shell shein siemens sony spotify starbucks stellantis telefónica temu tencent
aldi asos blackrock blockbuster deliveroo enron foxconn glossier goldman-sachs jd.com jpmorgan kellogg lego lehman-brothers lululemon lvmh maersk nespresso nubank ocado palantir peloton pinduoduo procter-&-gamble safaricom shopify spacex theranos trader-joe's uniqlo wework wirecard worldcom
tesco tesla tiktok toyota twitter uber unilever vodafone volkswagen volvo walmart xiaomi youtube zara
`);

/** Whether a name is a firm's and nothing else. */
export const isFirm = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && firms.has(text.trim().toLowerCase().replace(/\s+/gu, '-'));
