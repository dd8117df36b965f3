package harbour;

interface Signals {
    int own();

    Flag raiseFlags(int mast);

    int two();
}
