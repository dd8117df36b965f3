package harbour;

class Basin {
    int piers;

    void countBasin() {
        piers++;
    }
}
