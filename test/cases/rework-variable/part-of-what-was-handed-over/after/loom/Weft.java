package loom;

public class Weft {
    void shoot(Shuttle shuttle, Pattern pattern) {
        Row row = pattern.row(4);
        shuttle.load(row, 2);
        String title = pattern.title();
        shuttle.label(PREFIX + "-" + title);
    }
}
