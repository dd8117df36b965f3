package post;

class Clerk {
    private Sender desk;
}
