package harbour;

class Wharf {
    int berths;

    void countWharf() {
        berths++;
    }

    int size() {
        return hold.count();
    }
}
