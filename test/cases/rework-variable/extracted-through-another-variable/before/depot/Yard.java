package depot;

class Yard {
    void greet(Crew crew, Board board, int gate) {
        open(gate);
        board.show(crew.find(gate).name(), gate);
        close(gate);
    }

    void call(Crew crew, Board board, int gate) {
        open(gate);
        board.call(crew.find(gate), gate);
        close(gate);
    }

    void pay(Crew crew, Board board, int gate) {
        open(gate);
        board.pay(crew.lead().name(), gate);
        close(gate);
    }
}
