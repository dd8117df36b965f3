package other;

class Garage {
    private int capacity = 12;

    int cars() {
        return count("garage");
    }
}
