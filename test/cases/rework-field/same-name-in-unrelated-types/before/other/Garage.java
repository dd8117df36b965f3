package other;

class Garage {
    int cars() {
        return count("garage");
    }
}
