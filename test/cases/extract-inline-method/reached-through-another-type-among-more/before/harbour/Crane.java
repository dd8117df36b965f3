package harbour;

class Crane {
    Ledger ledger;
    int turns;
}
