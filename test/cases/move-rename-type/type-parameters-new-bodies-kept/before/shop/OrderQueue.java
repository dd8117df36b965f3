package shop;

class OrderQueue {
    private String label;
    private int waiting;

    String describe() {
        return label.trim() + " (" + waiting + ")";
    }

    boolean isBusy() {
        return waiting > 3;
    }
}
