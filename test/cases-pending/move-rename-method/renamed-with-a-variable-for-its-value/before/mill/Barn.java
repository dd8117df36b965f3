package mill;

class Barn {
    void pile(String label) {
        floor.take(sacks.find(label).weight());
    }
}
