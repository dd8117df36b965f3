package shop;

public class Barge {
    Book book;
    Gate gate;
    boolean late;

    boolean end() {
        gate.lock();
        late = step(4);
        return true;
    }

    boolean step(int n) {
        book.put(3);
        gate.open(n);
        return late;
    }

    void plan(int n) {
        book.close();
    }
}
