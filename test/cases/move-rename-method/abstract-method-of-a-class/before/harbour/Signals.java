package harbour;

abstract class Signals {
    abstract int own();

    abstract Flag raiseFlag(int mast);
}
