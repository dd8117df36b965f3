package harbour;

class Shelf {
    void clear() {
        wipe("boards");
    }
}
