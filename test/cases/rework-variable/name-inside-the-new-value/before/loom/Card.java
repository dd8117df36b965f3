package loom;

public class Card {
    void punch(Press press, String hole, Row row) {
        press.make(hole, 1);
        press.set(row, 2);
    }
}
