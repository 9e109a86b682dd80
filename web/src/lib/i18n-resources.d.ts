import 'i18next';
import type accounts from '../locales/en/accounts.json';
import type admin from '../locales/en/admin.json';
import type agents from '../locales/en/agents.json';
import type amending from '../locales/en/amending.json';
import type chat from '../locales/en/chat.json';
import type comments from '../locales/en/comments.json';
import type coupons from '../locales/en/coupons.json';
import type desk from '../locales/en/desk.json';
import type growth from '../locales/en/growth.json';
import type guide from '../locales/en/guide.json';
import type home from '../locales/en/home.json';
import type landing from '../locales/en/landing.json';
import type legal from '../locales/en/legal.json';
import type library from '../locales/en/library.json';
import type operator from '../locales/en/operator.json';
import type orders from '../locales/en/orders.json';
import type outlines from '../locales/en/outlines.json';
import type pages from '../locales/en/pages.json';
import type papers from '../locales/en/papers.json';
import type payments from '../locales/en/payments.json';
import type reading from '../locales/en/reading.json';
import type refunds from '../locales/en/refunds.json';
import type rewriting from '../locales/en/rewriting.json';
import type settings from '../locales/en/settings.json';
import type shell from '../locales/en/shell.json';
import type similarity from '../locales/en/similarity.json';
import type sources from '../locales/en/sources.json';
import type texts from '../locales/en/texts.json';
import type tools from '../locales/en/tools.json';
import type verify from '../locales/en/verify.json';

/** A key that no file has does not compile; the locales check holds the other languages to the same keys. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      accounts: typeof accounts;
      admin: typeof admin;
      agents: typeof agents;
      amending: typeof amending;
      chat: typeof chat;
      comments: typeof comments;
      coupons: typeof coupons;
      desk: typeof desk;
      growth: typeof growth;
      guide: typeof guide;
      home: typeof home;
      landing: typeof landing;
      legal: typeof legal;
      library: typeof library;
      operator: typeof operator;
      orders: typeof orders;
      outlines: typeof outlines;
      pages: typeof pages;
      papers: typeof papers;
      payments: typeof payments;
      reading: typeof reading;
      refunds: typeof refunds;
      rewriting: typeof rewriting;
      settings: typeof settings;
      shell: typeof shell;
      similarity: typeof similarity;
      sources: typeof sources;
      texts: typeof texts;
      tools: typeof tools;
      verify: typeof verify;
    };
  }
}
