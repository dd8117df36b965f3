package org.example.lending.report;

/** Lines of a report in a fixed-width font. */
final class TextLines {

    private TextLines() {
    }

    static void appendPadded(StringBuilder out, String text, int width) {
        String title = text;
        if (title.length() > width) {
            title = title.substring(0, width - 1) + "…";
        }
        out.append(title);
        for (int i = title.length(); i < width; i++) {
            out.append('.');
        }
    }
}
