package harbour;

class Office {
    private int stamps;

    int stamp(String paper) {
        stamps = stamps + 1;
        press(paper, stamps);
        return stamps;
    }

    void close() {
        lock("door");
    }
}
