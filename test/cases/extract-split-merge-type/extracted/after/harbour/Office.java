package harbour;

class Office {
    private final StampDesk desk = new StampDesk();

    void close() {
        lock("door");
    }
}
