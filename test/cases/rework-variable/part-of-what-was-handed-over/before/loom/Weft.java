package loom;

public class Weft {
    void shoot(Shuttle shuttle, Pattern pattern) {
        shuttle.load(pattern.row(4).trimmed(), 2);
        shuttle.label("row" + pattern.title());
    }
}
