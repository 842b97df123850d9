// Package text turns values into words: the message catalogues and what fills them in. Every string that a person reads
// comes from here.
//
// Catalogues are JSON files, one a language; ids are dotted and lower case. Two marks may stand in a message. "|" is a
// word border of a script without blanks, where a line may be broken; "~" is a blank that must not be broken. Get shows
// neither, Prose keeps both for the widget that breaks lines.
//
// # For translators
//
// What a language needs beyond its words stands in its catalogue too: how a number is grouped ("number.group"), how the
// days of the month are counted ("date.ordinal"), how a date is put together ("date.day", "date.full"). Plural forms are
// those of CLDR. Cards are written as on their faces, 10♥ or K♠, in every language; games keep their names.
//
// One word for each thing, in every message. The tests know the words that others use for the same things, and refuse
// them:
//
//	English             French                  Thai
//	stock               talon                   กองจั่ว
//	waste               défausse                กองไพ่เปิด
//	foundation          fondation               กองฐาน
//	column              colonne                 คอลัมน์
//	cell                cellule                 ช่องพัก
//	empty               vide                    ว่าง
//	run                 suite                   ชุดไพ่เรียง
//	King's run          suite de roi            ชุดที่ขึ้นต้นด้วยคิง
//	together, whole     d'un bloc               พร้อมกัน, ทั้งชุด
//	last card           dernière carte          ใบสุดท้าย
//	top card            carte du dessus         ใบบนสุด
//	face down / up      cachée / visible        คว่ำ / หงาย
//	turn up             se retourner            พลิกหงาย
//	rank                rang                    แต้ม
//	suit                enseigne                ดอก
//	colour (of suits)   rouge et noir           สี
//	deck                jeu de cartes           สำรับ
//	draw, draw 3        tirer, tirage 3         จั่ว, จั่ว 3 ใบ
//	turn the waste back reformer le talon       วนกองจั่ว
//	pass                tour du talon           รอบจั่ว
//	deal                donne                   ชุดแจก
//	deal code           code de donne           รหัสเกม
//	game (which)        jeu                     เกม
//	game (a play of it) partie                  เกม
//	move                coup                    การเดิน
//	undo, redo          annuler, rétablir       ย้อนกลับ, ทำซ้ำ
//	taken back          reprise                 ดึงกลับ
//	tap, two taps       toucher, deux fois      แตะ, แตะสองครั้ง
//	drag                faire glisser           ลาก
//	refused             refusé                  ปฏิเสธ
//	hint                indice                  คำใบ้
//	winnable            gagnable                ชนะได้
//	way to win          chemin gagnant          ทางชนะ
//	replay, watch       relecture, revoir       ดูย้อนหลัง
//	best                record                  สถิติ
//	spades, hearts      pique, cœur             โพดำ, โพแดง
//	diamonds, clubs     carreau, trèfle         ข้าวหลามตัด, ดอกจิก
//	ace, jack           as, valet               เอซ, แจ็ค
//	queen, king         dame, roi               ควีน, คิง
//
// French players say "couleur" for a suit as well as for red and black; so it stands here for neither, only for the
// four colours that cards may be printed in. A narrow unbreakable blank (U+202F, written as an escape) stands in French
// before ; ! and ?, and "~" before : and inside « ».
package text
