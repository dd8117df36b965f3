package office;

class Ringing<B> {
    B bell;
}
