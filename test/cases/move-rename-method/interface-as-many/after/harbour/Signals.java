package harbour;

interface Signals {
    int own();

    Flag hoist(int mast);

    Rope fasten(Quay quay);

    int two();
}
