package pottery;

class Kilns {
    void open(int gap) {
        door.open(gap);
    }
}
