package office;

class Desk {
    Bell bell;
    String owner;

    void ring(String who) {
        System.out.println(who + " rings " + owner);
    }
}
