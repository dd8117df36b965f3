package shop;

class Backlog<T> {
    private String label;
    private int waiting;

    String describe() {
        return String.format("%s of %d", getClass(), items.length);
    }

    boolean isBusy() {
        for (T item : items) {
            if (item == null) {
                return false;
            }
        }
        return true;
    }
}
