package harbour;

class Wharf {
    int berths;

    void countWharf() {
        berths++;
    }
}
