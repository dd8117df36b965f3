package shop;

class Backlog<T> {
    private String label;
    private int waiting;

    String describe() {
        return label.trim() + " (" + waiting + ")";
    }

    boolean isBusy() {
        return waiting > 3;
    }
}
