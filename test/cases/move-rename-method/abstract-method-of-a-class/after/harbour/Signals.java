package harbour;

abstract class Signals {
    abstract int own();

    abstract Flag raiseFlags(int mast);
}
