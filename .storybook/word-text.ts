/** What Word puts on the clipboard, shortened. */
export const wordText = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><o:OfficeDocumentSettings></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal { margin: 0in; font-size: 11.0pt } --></style></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
<h1 style='margin-top:12.0pt'><span style='font-family:"Calibri Light"'>Cleaning a <i style='mso-bidi-font-style:normal'>probe</i><o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8pt'><span style='color:red'>Wear <b>gloves</b>. See <a href="https://example.com/manual" style='color:blue'>the manual</a>.</span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Unplug it<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-list:l0 level2 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span></span><![endif]>at the wall<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><![endif]>Wipe it<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>3.<span>&nbsp;&nbsp; </span></span></span><![endif]>Plug it in<o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=100 valign=top style='width:75pt'><p class=MsoNormal><b>Model<o:p></o:p></b></p></td><td><p class=MsoNormal>T3<img width=10 height=10 src="file:///C:/Users/x/image001.png"></p></td></tr></table>
<!--EndFragment--></body></html>`
