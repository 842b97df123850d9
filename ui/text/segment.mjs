// Marks the word borders ("|") in a catalogue of a language that is written without blanks. All marks are made anew on
// every run, so a border that is wrong is mended by an entry in `whole` below, never by hand in the catalogue.
//
//   node ui/text/segment.mjs th ui/text/th.json
//
// Needs Node with full ICU (every release since 13).
import { readFileSync, writeFileSync } from 'node:fs';

const [lang, file] = process.argv.slice(2);

// Never broken inside: terms of the game, fixed expressions, and words that the dictionary does not know.
const whole = `
กองฐาน ช่องกองฐาน กองจั่ว กองไพ่เปิด ช่องพัก ช่องพักว่าง ชุดไพ่เรียง ไพ่เรียง คอลัมน์ คอลัมน์ว่าง ใบสุดท้าย ใบบนสุด
โพดำ โพแดง ข้าวหลามตัด ดอกจิก เอซ แจ็ค ควีน คิง ไพ่คว่ำ สำรับ สองสำรับ
ชุดแจก ชุดแจกใหม่ ชุดแจกเดิม ประจำวัน รหัสเกม หมายเลข เกมใหม่ เกมล่าสุด
ย้อนกลับ ทำซ้ำ การเดิน การเล่น การแจก การแตะ การตั้งค่า ดับเบิลคลิก โต้ตอบ ศิลาดล คัดลอก ปุ่มลัด คำใบ้ ตัวเลือก ตัวอักษร ข้อความ
ทีละใบ ทีละหนึ่ง ทีละแต้ม ครั้งละใบ คอลัมน์ละ ใบละ ดอกละ ครั้งละ หนึ่งใบ หนึ่งครั้ง หนึ่งช่อง หนึ่งกอง หนึ่งคอลัมน์ สองครั้ง สองกอง สองใบ สามใบ สองช่อง ใบเดียว ดอกเดียว
ดอกเดียวกัน ทั้งกอง ทั้งชุด ทุกใบ หลายใบ ใบใด ไพ่ใบใด สองเท่า เจ็ดตัว เจ็ดวัน ครั้งแรก ครั้งล่าสุด
ขึ้นต้น ลงท้าย ใหญ่พิเศษ สี่สี สลับสี สลับสีกัน น้อยที่สุด เร็วที่สุด ดีที่สุด ยาวที่สุด มากที่สุด ไม่ได้ ไม่มี ได้เท่านั้น
พร้อมกัน ไม่เกิน ไม่ต่อ ไม่รู้จัก ไม่พบ ไม่ต้อง ไม่ถึง ไม่เสีย ไม่ย้าย ไม่ลดลง ไม่ต่ำกว่า ไม่นับ ไม่ดึง ไม่จำกัด ไม่เรียง ไม่ชนะ ไม่ว่าง ไม่ใช่ ไม่หมด
เกมนี้ ใบนี้ กองนี้ กองฐานนี้ ช่องพักนี้ คอลัมน์นี้ ชุดแจกนี้ รหัสเกมนี้ ตัวเลือกนี้ หมายเลขนี้ ข้อความนี้ ตอนนี้ ตรงนี้ แบบนี้ ใบนั้น จำนวนนั้น การเดินนั้น
กลับไป กลับมา ไปยัง พื้นที่เรียงไพ่ ต่อเนื่อง เว้นวรรค รูปแบบ ภาพเคลื่อนไหว ผ่านมา ถัดไป เกี่ยวกับ สูงกว่า ใหม่กว่า ลดลง อย่างน้อย ต่อกัน ขึ้นไป หายไป
ย้ายเอง หงายเอง พลิกหงาย กรณีเดียว ก็ได้ เกมอื่น แอปอื่น กองอื่น กองฐานอื่น หน้าต่างนี้ รุ่นนี้ ไฟล์นี้ แอปนี้ ไฟล์นั้น เสียหาย บันทึกไว้ คัดลอกไว้ ทุกครั้ง ต่อได้ ไม่บันทึก ไม่ใช้ ไม่เปลี่ยน ที่เดิม คูณสอง บวกหนึ่ง ไม่ประกาศ ต่างออกไป สัญญาอนุญาต แล้ว
แต่ละใบ หรือไม่ อีกครั้ง ต่ำกว่า การวน เท่าที่ มองเห็น น้อยกว่านั้น ในที่นี้ ต่างกัน ไม่มากเกินไป การย้าย ตัวเอง ไม่ลด ไม่เพิ่ม ก็ไม่มี ไม่รับ การดึง
คำตอบ กี่ใบ การลาก ใช่ว่า มองไม่เห็น ทุกช่อง ไม่เป็น สีดำ เหมือนกัน สีแดง ไม่เรียงต่อกัน ขึ้นอยู่กับ ยาวเกินไป เท่ากัน การย้ายนั้น คงเดิม เกิดขึ้น ข้อนั้น หน้านี้ เท่าเดิม
หลังจากนั้น แบบโต้ตอบ ตัวพิมพ์เล็ก ไม่หาย การตัดสินใจ ผู้ค้นพบ ก็ต่อเมื่อ การเรียง การจบ ล่วงหน้า การใช้ ทุกอย่าง เท่านี้ ช่องแรก การพลิก ส่วนหนึ่ง ก่อนนั้น สี่แห่ง ดังนั้น อย่างละ ต่ำสุด
ทั้งคู่ ต่างดอก ถูกต้อง เรียงต่อกัน ลงไป ชุดนี้ อีกหนึ่ง เพิ่มขึ้น คอลัมน์นั้น จุดพัก ล่างสุด กองแรก ใบถัดไป การจั่ว ครั้งสุดท้าย ใบหนึ่ง ทั้งสอง ไม่ไป ซ้ายสุด เทียบกัน ต่อไปนี้ เกมเดียวกัน วิธีคิด
การย้อนกลับ รวมถึง ทุกเครื่อง ทุกที่ ทุกคน วันละ วันก่อน หน้าต่างนั้น ไม่ว่า อีกหนึ่งครั้ง ไม่แพ้ ตราบใด ถึงไหน ทางเดิน มีผล ไม่ให้ ไม่บัง ครั้งถัดไป อย่างเดียว เกมนั้น สีส้ม สีเขียว สีผ้า
มือซ้าย ตามเดิม กองไพ่ แป้นพิมพ์ ทุกการเดิน ที่สอง ซ้อนกัน สามเกม สองหน้าต่าง เครื่องนี้ ที่ใด เครือข่าย
ต้องการ ต้องการใช้ กติกา บนสุด ลงมา เพิ่มเข้ามา ใช้เล่น ไม่ใช่ทุกชุด ไม่ส่ง แยกกัน อย่างไร ต่อไป ก่อนหน้า เริ่มใหม่ เหมือนเดิม ของคุณ ให้ดู ที่นั่น ตามใจ ครั้งเดียว สองใบนี้ ใบที่สาม ใบอื่น ใบแรก ข้างใต้ ข้อยกเว้น เปิดทาง เช่นกัน เท่าใด เมื่อใด คราวนี้ ไม่ยาก สี่ใบ สามช่อง หนึ่งแต้ม ลำดับ รอบจั่ว เว้นแต่ ก็ตาม เกมก่อนหน้า ไม่ถูกบันทึก กู้คืน
เป้าหมาย ปลายทาง เห็นไพ่ หลังไพ่ ที่วาง ที่ที่ ที่อื่น ลายบัว ลายตาราง สามห่วง ถนัดซ้าย ไม้สัก
`.trim().split(/\s+/).sort((a, b) => b.length - a.length);

const words = new Intl.Segmenter(lang, { granularity: 'word' });
const script = /\p{Script=Thai}/u;
const dependent = /^[\u0e30-\u0e3a\u0e45-\u0e4e]/; // vowel signs, repetition and tone marks: never first in a line

// borders splits a piece of text without templates into its words, the whole terms first.
function borders(text) {
  const out = [];
  const known = new RegExp(`(${whole.join('|')})`, 'u');
  for (const part of text.split(known)) {
    if (whole.includes(part)) out.push(part);
    else for (const { segment } of words.segment(part)) out.push(segment);
  }
  return out;
}

// mark joins the words of a message with "|" wherever two meet without a blank or a sign between them.
function mark(message) {
  const bare = message.replaceAll('|', '');
  const parts = bare.split(/(\{\{.*?\}\})/).flatMap((p) => (p.startsWith('{{') ? [p] : borders(p)));
  let out = '';
  for (const p of parts.filter(Boolean)) {
    const last = out.at(-1) ?? '';
    const meets = (script.test(last) || last === '}') && (script.test(p[0]) || p.startsWith('{{'));
    out += (meets && !dependent.test(p) ? '|' : '') + p;
  }
  return out;
}

// Each line of a catalogue is one entry; its value is the last string, the "other" of an object included.
const lines = readFileSync(file, 'utf8').split('\n').map((line) =>
  line.replace(/^(.*": ")(.*)("\}?,?)$/, (_, head, value, tail) => head + mark(value) + tail));
writeFileSync(file, lines.join('\n'));
