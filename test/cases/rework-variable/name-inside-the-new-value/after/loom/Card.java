package loom;

public class Card {
    void punch(Press press, String hole, Row row) {
        String name = hole == null ? "none" : hole.trim();
        press.make(name, 1);
        Row copy = copyOf(row);
        press.set(copy, 2);
    }
}
