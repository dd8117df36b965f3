package depot;

class Yard {
    void greet(Crew crew, Board board, int gate) {
        open(gate);
        Driver driver = crew.find(gate);
        String name = driver.name();
        board.show(name, gate);
        close(gate);
    }

    void call(Crew crew, Board board, int gate) {
        open(gate);
        Badge badge = Badge.of(crew.find(gate));
        String text = badge.text();
        board.call(text, gate);
        close(gate);
    }

    void pay(Crew crew, Board board, int gate) {
        open(gate);
        Driver lead = crew.lead();
        String account = lead.account();
        board.pay(account, gate);
        close(gate);
    }
}
