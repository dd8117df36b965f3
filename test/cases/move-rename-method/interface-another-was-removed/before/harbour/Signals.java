package harbour;

interface Signals {
    int own();

    Flag raiseFlag(int mast);

    Rope tieRope(Quay quay);

    int two();
}
